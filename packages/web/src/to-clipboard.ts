/**
 * Puts a text into the clipboard. A page that comes from another machine without encryption has none, and one inside another
 * page may not use it: what is selected can be copied all the same.
 */
export async function toClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelected(text);
  }
}

function copySelected(text: string): void {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // behind a dialog nothing can be selected
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error('The browser does not let this page copy anything.');
}
