/**
 * An e-mail as it may stand on a screen that others look at: the first letter, and where it leads. `ann@shop.example` is
 * `a•••@shop.example`, always with as many dots, so that they tell no length.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
