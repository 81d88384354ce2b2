import type { SpecSection } from '../spec-sentence';
import { elsewhere, held, heldAs } from '../spec-sentence';
import { testFiles } from './test-files';

const { businessCalls, businessAuth, tracker, trackingCalls, offerTable, clickRecord } = testFiles;
const { shopperAuthSuite, keptRequest, routes, outboundHref, redirects, results } = testFiles;

export const entities: SpecSection = {
  number: 3,
  title: 'Entities and their fields',
  sentences: [
    held(
      'The business account (session user) is returned under the field business.',
      businessCalls('register a business with an address and a password alone, and sign it in'),
    ),
    heldAs(
      'The client only reads isAdmin (boolean) from the business account; other fields are not shown.',
      'The product’s own screens read more fields.',
      businessAuth('is loading until the session has loaded'),
    ),
    held(
      'Login and register payloads carry email and password.',
      businessCalls('register a business with an address and a password alone, and sign it in'),
      businessCalls('sign in and out, and out again'),
    ),
    held(
      'Referral payload: referralId, businessDomain, targetUrl, sourceUrl, productName, userId, utmSource, utmMedium, utmCampaign.',
      tracker('sends exactly the payload of S§3 with the reference id and the UTM values of S§9'),
      trackingCalls('stores the whole payload of S§3'),
    ),
    held(
      'Custom event payload: eventType, eventData, businessDomain.',
      tracker('sends the payload of S§3: the given data plus time, account, page and session'),
      trackingCalls('stores the whole payload of S§3 with a cleaned URL'),
    ),
    held(
      'eventData is the supplied data plus timestamp, userId, url, sessionId.',
      tracker('sends the payload of S§3: the given data plus time, account, page and session'),
    ),
    heldAs(
      'Product (suggestion): id, title or name, price, retailer, url.',
      'An offer in the API; its url is named link.',
      offerTable('shows an offer’s shop, match, age, condition, stock, price, shipping, total and saving'),
      results('link to the shop with a plain, marked link that contains the comparison id'),
    ),
    held(
      'Click analytics record: event_type (product_click), affiliate_id, session_id, timestamp, url, data.',
      clickRecord('writes the fields of S§3 with the click source of S§9'),
      tracker('sends a click as the record of S§3 and only logs the existing analytics call'),
    ),
    held(
      'The record’s data: product_name, source "n8n_suggestion", business_domain.',
      clickRecord('writes the fields of S§3 with the click source of S§9'),
    ),
    held('Session-stored: the session id.', tracker('uses one session id for all events of a session')),
    held(
      'Session-stored: UTM parameters source, medium, campaign, term, content.',
      tracker('stores the landing page’s parameters after later consent'),
    ),
    held(
      'Session-stored: the product request record (url, timestamp).',
      routes('is stored with its time under the key of its request'),
      keptRequest('is read back under its own key'),
    ),
    held(
      'Mock shopper user: id, email, createdAt, updatedAt.',
      shopperAuthSuite('has an account with the fields of S§3 after %s'),
    ),
    held(
      'Redirect link: to (target URL), source (default product_suggestion), timestamp (ms).',
      outboundHref('builds the redirect of S§7 with target, default source and time'),
      redirects('uses the default source of S§9 when the call has none'),
    ),
    elsewhere(
      'The auth SDK defines users, teams, invitations, API keys, contact channels, permissions, items, projects, email themes and templates.',
      'third-party SDK: not the product’s own entities, by the specification',
    ),
  ],
};
