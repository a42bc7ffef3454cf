/** The brands that can be brands; the rest is left out, with one warning for the page's developer. */
export function brandsOf(value: unknown): readonly string[] {
  const brands = Array.isArray(value) ? value.filter((brand) => /^\w{1,40}$/.test(String(brand))) : [];
  if (!Array.isArray(value) || brands.length < value.length)
    console.warn(
      'florin: brands of <florin-card-fields> must be a list of names, for example `visa mc amex`.',
    );
  return brands.map(String);
}
