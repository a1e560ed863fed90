// Puts text where one pastes from. Pages that come over the home network without TLS have no clipboard of the new kind.
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  field.style.cssText = 'position: fixed; opacity: 0';
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
