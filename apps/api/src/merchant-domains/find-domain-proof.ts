import { domainProofMethods } from '@pricehunt/api-contract/integrations';
import type { ProblemReason } from '@pricehunt/api-contract';
import { hostOf, isSameSite } from '@pricehunt/product-links';
import type { BusinessDomainRow, DomainVerificationMethod } from '@pricehunt/storage';
import { load } from 'cheerio';
import { reason } from '../answers/stored-reasons';
import type { Needs } from '../services';

export function proofsOf({ domain, token }: Pick<BusinessDomainRow, 'domain' | 'token'>) {
  return {
    metaTag: `<meta name="${metaName}" content="${token}">`,
    dns: { name: `_pricehunt.${domain}`, text: proofText(token) },
    file: { link: `${originOf(domain)}/.well-known/pricehunt.txt`, text: proofText(token) },
  };
}

export async function findDomainProof(
  services: Needs<'safeFetch' | 'resolveTexts'>,
  claim: Pick<BusinessDomainRow, 'domain' | 'token'>,
  methods: readonly DomainVerificationMethod[] = domainProofMethods,
): Promise<
  | { readonly method: DomainVerificationMethod; readonly problem: null }
  | { readonly method: null; readonly problem: readonly ProblemReason[] }
> {
  const problems: ProblemReason[] = [];
  for (const method of methods) {
    const problem = await checks[method](services, claim);
    if (problem === null) return { method, problem: null };
    problems.push(problem);
  }
  return { method: null, problem: problems };
}

type Look = (
  services: Needs<'safeFetch' | 'resolveTexts'>,
  claim: Pick<BusinessDomainRow, 'domain' | 'token'>,
) => Promise<ProblemReason | null>;

const checks: Readonly<Record<DomainVerificationMethod, Look>> = {
  'meta-tag': async ({ safeFetch }, { domain, token }) => {
    const page = await safeFetch.fetch(`${originOf(domain)}/`, { accept: 'html', respectRobots: false });
    if (page.kind !== 'ok') return reason('domain.page-unread');
    if (!isOfDomain(page.finalLink, domain)) return reason('domain.page-elsewhere');
    const given = load(page.text())(`meta[name="${metaName}"]`)
      .toArray()
      .map((element) => element.attribs['content']?.trim());
    if (given.length === 0) return reason('domain.tag-missing');
    return given.includes(token) ? null : reason('domain.tag-differs');
  },
  dns: async ({ resolveTexts }, { domain, token }) => {
    if (isLoopback(domain)) return reason('domain.no-name');
    const name = `_pricehunt.${domain}`;
    const records = await resolveTexts(name);
    if (records.length === 0) return reason('domain.record-missing', { name });
    return records.some((parts) => parts.join('').trim() === proofText(token))
      ? null
      : reason('domain.record-differs', { name });
  },
  file: async ({ safeFetch }, claim) => {
    const { link, text } = proofsOf(claim).file;
    const file = await safeFetch.fetch(link, { accept: 'any', bodyBytesMax: 4_096, respectRobots: false });
    if (file.kind !== 'ok') return reason('domain.file-unread');
    if (!isOfDomain(file.finalLink, claim.domain)) return reason('domain.file-elsewhere');
    return file.text().trim() === text ? null : reason('domain.file-differs');
  },
};

const metaName = 'pricehunt-verification';

function proofText(token: string): string {
  return `pricehunt-verification=${token}`;
}

function isLoopback(domain: string): boolean {
  return /^(?:127\.0\.0\.1|localhost):\d+$/.test(domain);
}

/** Stores on loopback, which only an operator's allow-list permits, have no TLS. */
function originOf(domain: string): string {
  return `${isLoopback(domain) ? 'http' : 'https'}://${domain}`;
}

function isOfDomain(link: string, domain: string): boolean {
  if (isLoopback(domain)) return new URL(link).host === domain;
  return isSameSite(hostOf(link) ?? '', domain);
}
