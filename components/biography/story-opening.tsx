import { useTranslations } from 'next-intl';

import { BackLink } from '@/components/ui/back-link';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { PlainProse } from '@/components/ui/plain-prose';
import { Scene } from '@/components/ui/scene';
import type { LongText } from '@/lib/html/markdown';

type Props = { name: string; part: string; text: LongText };

/** The first screen of a life story. */
export function StoryOpening({ name, part, text: { title, opening, sections } }: Props) {
  const t = useTranslations('biography');

  return (
    <Scene src={`/images/biography/${name}-intro.webp`} shade="biography-shade" loads="first">
      <div className="page-width grid min-h-svh content-between gap-16 pt-10 pb-20">
        <BackLink href={{ pathname: '/biography' }}>{t('back')}</BackLink>
        <div data-reveal className="grid gap-7">
          <p className="text-eyebrow font-semibold text-gold uppercase">{part}</p>
          <h1 className="font-display text-display">{title}</h1>
          <PlainProse text={opening} />
          <TableOfContents label={t('chapters')} sections={sections} />
        </div>
      </div>
    </Scene>
  );
}
