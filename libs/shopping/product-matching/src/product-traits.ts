/** What a name says about the edition, the licence and the platform, by dimension; software above all, but also devices. */
export type TraitDimension = 'tier' | 'upgrade' | 'academic' | 'volume' | 'platform';

export type ProductTraits = ReadonlyMap<TraitDimension, ReadonlySet<string>>;

/** From folded, stemmed title words. */
export function readTraits(words: Iterable<string>): ProductTraits {
  const traits = new Map<TraitDimension, Set<string>>();
  for (const word of words) {
    const trait = traitsByWord.get(word);
    if (trait === undefined) continue;
    const [dimension, name] = trait;
    const names = traits.get(dimension);
    if (names === undefined) traits.set(dimension, new Set([name]));
    else names.add(name);
  }
  return traits;
}

/** -1: both state it and share nothing. -0.5: only one states it. 1: they share one. 0: neither states it. */
export function compareTrait(left: ProductTraits, right: ProductTraits, dimension: TraitDimension): number {
  const some = left.get(dimension);
  const others = right.get(dimension);
  if (some === undefined || others === undefined) return some === others ? 0 : -0.5;
  for (const name of some) if (others.has(name)) return some.size === others.size ? 1 : 0.5;
  return -1;
}

/** Whether it may be sold as a licence: one code then stands for several terms, numbers of users or platforms. */
export function mayBeLicence(traits: ProductTraits): boolean {
  const tiers = traits.get('tier');
  return (
    licenceDimensions.some((dimension) => traits.has(dimension)) ||
    (tiers !== undefined && (tiers.has('enterprise') || tiers.has('server')))
  );
}

const licenceDimensions = ['upgrade', 'academic', 'volume', 'platform'] as const;

/** The first word of a line is the name of all of them. */
const traitLines: Readonly<Record<TraitDimension, readonly string[]>> = {
  tier: [
    'professional pro prof professionnel profesional professionell',
    'standard std estandar',
    'premium',
    'deluxe dlx',
    'basic basi',
    'home',
    'ultimate',
    'enterprise',
    'business',
    'express',
    'element elements',
    'extended',
    'starter',
    'lite light',
    'essential essentials',
    'gold',
    'platinum',
    'producer',
    'studio',
    'plus',
    'max',
    'mini',
    'ultra',
    'elite',
    'complete',
    'suite',
    'server',
  ],
  upgrade: ['upgrade upg upgrd upsell crossgrade update aktualisierung'],
  academic: ['academic student teacher education edu educational school schulversion etudiant acad'],
  volume: [
    'license licence lic licens lizenz licencia volume vol oem olp mlp tlp media clp user client seat',
  ],
  platform: ['mac macintosh osx', 'windows window win pc xp vista', 'linux unix'],
};

const traitsByWord: ReadonlyMap<string, readonly [TraitDimension, string]> = new Map(
  (['tier', 'upgrade', 'academic', 'volume', 'platform'] as const).flatMap((dimension) =>
    traitLines[dimension].flatMap((line) => {
      const names = line.split(' ');
      return names.map((name) => [name, [dimension, names[0] ?? name]] as const);
    }),
  ),
);
