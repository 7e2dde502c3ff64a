import { useTranslations } from 'next-intl';

import { CopyButton } from './copy-button';

type Props = { length: 'short' | 'long'; text: string };

/** A biography of the press kit, with a button that copies it. */
export function KitBiography({ length, text }: Props) {
  const t = useTranslations('press.kit');
  const id = `biography-${length}`;

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid content-start gap-5 rounded-panel p-7 pane sm:p-10"
    >
      <h3 id={`${id}-title`} className="font-display text-heading">
        {t(length)}
      </h3>
      <div id={id} className="grid gap-4">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CopyButton
        from={id}
        words={{ copy: t(`copy.${length}`), copied: t('copied'), selected: t('selected') }}
      />
    </section>
  );
}
