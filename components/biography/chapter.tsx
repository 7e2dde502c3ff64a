import { PlainProse } from '@/components/ui/plain-prose';
import { Scene } from '@/components/ui/scene';
import type { Section } from '@/lib/html/markdown';

type Props = {
  section: Section;
  /** The number of the chapter. The first chapter is 1. */
  number: number;
  src: string;
};

/** A chapter of a life story, at least one screen high. */
export function Chapter({ section: { id, title, text }, number, src }: Props) {
  const side = number % 2 ? '' : 'sm:ml-auto';

  return (
    <Scene src={src} shade="bg-ink/35" id={id} aria-labelledby={`${id}-title`}>
      <div className="page-width flex min-h-svh items-end py-12 sm:items-center sm:py-24">
        <div
          data-reveal
          className={`chapter-words grid w-full max-w-[44rem] gap-5 rounded-panel p-7 glass sm:p-12 ${side}`}
        >
          <p aria-hidden="true" className="gold-words font-display text-title leading-none">
            {number}
          </p>
          <h2 id={`${id}-title`} className="font-display text-title">
            {title}
          </h2>
          <PlainProse text={text} />
        </div>
      </div>
    </Scene>
  );
}
