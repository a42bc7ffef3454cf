/** Where this device keeps the type of the method that was used last, such as `ideal`: nothing of who used it. */
const PLACE = 'florin-last-method';

/** Reading `localStorage` itself may throw; then nothing is known. */
export function lastMethod(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}

export function rememberMethod(type: string): void {
  try {
    localStorage.setItem(PLACE, type);
  } catch {
    // The next order begins with the first method, as this one did.
  }
}
