/** A text of the shopper's own, as it is sent; undefined where it is empty, too long, or a card number could stand in it. */
export function plainText(text: string, longest = 80): string | undefined {
  const trimmed = text.trim();
  const hasNumber = /(\p{Nd}\P{Nd}*){12}/u.test(trimmed.normalize('NFKC'));
  return trimmed && trimmed.length <= longest && !hasNumber ? trimmed : undefined;
}
