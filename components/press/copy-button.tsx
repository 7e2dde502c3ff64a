'use client';

import { useState } from 'react';
import { assertPresent } from '@/components/ui/assert-present';

type Props = {
  /** The id of the element whose text is copied. */
  from: string;
  words: Record<'copy' | 'copied' | 'selected', string>;
};

/** Client component for the click that copies a text. Where copying is not allowed, it selects the text. */
export function CopyButton({ from, words }: Props) {
  const [said, setSaid] = useState('');

  async function copy() {
    const text = assertPresent(document.getElementById(from));
    try {
      await navigator.clipboard.writeText(text.innerText);
      setSaid(words.copied);
    } catch {
      getSelection()?.selectAllChildren(text);
      setSaid(words.selected);
    }
  }

  return (
    <p className="needs-script flex flex-wrap items-center gap-4">
      <button
        type="button"
        onClick={() => void copy()}
        className="button button-small button-glass"
      >
        {words.copy}
      </button>
      <span role="status" className="text-base text-champagne">
        {said}
      </span>
    </p>
  );
}
