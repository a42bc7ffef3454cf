/**
 * The colours for light and for dark, where a value has two.
 *
 * @param {string} value
 */
export function bothOf(value) {
  const [light, dark = light] = value.match(/#[\da-f]{6}(?![\da-f])/gi) ?? [];
  return [light, dark];
}
