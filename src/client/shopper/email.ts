/** An email address as it is sent; undefined where it is none, or a card number could stand in it. */
export const readEmail = (text: string): string | undefined =>
  /^(?=.{6,320}$)(?!.*\d{12})[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.\p{L}{2,}$/u.exec(text.trim())?.[0];
