import { useEffect, useState } from 'react';
import { toClipboard } from './to-clipboard.ts';

const SHOWN = 2500;

/** Puts a text into the clipboard, and says for a moment which one it was. */
export function useCopy(): [copied: string | null, copy: (name: string, text: string | Promise<string>) => void] {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (name: string, text: string | Promise<string>): void => {
    void Promise.resolve(text)
      .then(toClipboard)
      .then(
        () => setCopied(name),
        () => setCopied(`no ${name}`),
      );
  };
  return [copied, copy];
}
