/** Whether a click stays on the page; then the browser is told not to follow the link. A click with a key held is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (isPlain) event.preventDefault();
  return isPlain;
}
