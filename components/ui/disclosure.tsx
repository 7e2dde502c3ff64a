import type { ReactNode } from 'react';

import { buttonClass } from './button';
import { Icon } from './icon';
import './disclosure.css';

type Props = {
  label: string;
  /** The list items. Each contains a link. */
  children: ReactNode;
};

/** A few links behind a button. It works without JavaScript. With it, `disclosures.ts` closes the list like a menu. */
export function Disclosure({ label, children }: Props) {
  return (
    <details className="disclosure">
      <summary className={buttonClass('glass')}>
        {label}
        <Icon name="next" className="disclosure-mark size-4" />
      </summary>
      <ul className="disclosure-list">{children}</ul>
    </details>
  );
}
