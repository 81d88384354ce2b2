interface NamedVariant {
  readonly name: string | null;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Differing option values joined by " / ", or its name without the common beginning. */
export function variantNames(variants: readonly NamedVariant[]): readonly (string | null)[] {
  const byOptions = namesByOptions(variants);
  return new Set(byOptions).size === variants.length ? byOptions : namesWithoutShared(variants);
}

function namesByOptions(variants: readonly NamedVariant[]): readonly (string | null)[] {
  const options = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))];
  const differing = options.filter(
    (option) => new Set(variants.map(({ attributes }) => attributes[option])).size > 1,
  );
  return variants.map(
    ({ attributes }) => differing.flatMap((option) => attributes[option] ?? []).join(' / ') || null,
  );
}

function namesWithoutShared(variants: readonly NamedVariant[]): readonly (string | null)[] {
  const names = variants.map(({ name }) => name?.split(/\s+/u) ?? []);
  const shortest = Math.min(...names.map((words) => words.length));
  const isSharedAt = (place: number) => new Set(names.map((words) => words[place]?.toLowerCase())).size < 2;
  let start = 0;
  while (variants.length > 1 && start < shortest && isSharedAt(start)) start += 1;
  return names.map((words) => {
    const own = words
      .slice(start)
      .join(' ')
      .replace(/^[\s\-–—/,:|]+|[\s\-–—/,:|]+$/gu, '');
    const plain = /^\((?<inside>[^()]*)\)$/u.exec(own)?.groups?.['inside'] ?? own;
    return plain === '' ? null : plain;
  });
}
