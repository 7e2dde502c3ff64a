import type { ReactNode } from 'react';

type Props = {
  title: string;
  children: ReactNode;
  mark?: ReactNode;
  surface?: 'pane' | 'glass';
  heading?: 'h2' | 'h3';
};

/** A card with a title and a few lines. */
export function Card({ title, children, mark, surface = 'pane', heading: Heading = 'h3' }: Props) {
  return (
    <div className={`${surface} group flex h-full flex-col gap-4 rounded-card lit p-7 sm:p-9`}>
      {mark}
      <Heading className="font-display text-heading">{title}</Heading>
      <p className="text-haze">{children}</p>
    </div>
  );
}
