import type { ReactNode } from 'react';

import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';

import './home.css';

type Props = {
  id: string;
  badge: string;
  title: string;
  text: string;
  image: string;
  /** The side of the picture on wide screens. */
  side: 'left' | 'right';
  /** The links. */
  children: ReactNode;
};

/** A section that promotes something on another site. */
export function Promo({ id, badge, title, text, image, side, children }: Props) {
  return (
    <section aria-labelledby={id} className="page-width py-[calc(var(--spacing-section)/2)]">
      <div className="pair">
        <div data-reveal className={`relative ${side === 'right' ? 'lg:order-last' : ''}`}>
          <div aria-hidden="true" className="absolute -inset-[14%] ring-light" />
          <Picture
            image={{ src: image, alt: '', width: 1200, height: 900 }}
            sizes="(min-width: 1024px) 620px, 100vw"
            className="promo-picture"
          />
        </div>
        <div className="grid gap-9">
          <SectionHeading id={id} badge={badge} title={title}>
            {text}
          </SectionHeading>
          <p className="flex flex-wrap gap-4">{children}</p>
        </div>
      </div>
    </section>
  );
}
