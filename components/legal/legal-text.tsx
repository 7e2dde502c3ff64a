import { useTranslations } from 'next-intl';

import { PlainProse } from '@/components/ui/plain-prose';
import type { LongText } from '@/lib/html/markdown';

type Props = { text: LongText };

/** A legal text. On wide screens, its table of contents stays visible beside it. */
export function LegalText({ text: { title, opening, sections } }: Props) {
  const t = useTranslations('legal');

  return (
    <div className="grid gap-x-16 gap-y-12 wide:grid-cols-[18rem_minmax(0,1fr)]">
      <header className="grid gap-5 wide:col-span-2">
        <h1 className="font-display text-title wrap-anywhere">{title}</h1>
        <PlainProse text={opening} />
      </header>
      <nav aria-label={t('contents')} className="wide:sticky wide:top-28 wide:self-start">
        <ol className="grid gap-1 border-l border-edge pl-5">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-block py-1 text-base text-haze transition-colors duration-300 hover:text-gold"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-14">
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="grid gap-5"
          >
            <h2 id={`${section.id}-title`} className="font-display text-heading">
              {section.title}
            </h2>
            <PlainProse text={section.text} />
          </section>
        ))}
      </div>
    </div>
  );
}
