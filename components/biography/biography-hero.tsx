import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { PlainProse } from '@/components/ui/plain-prose';
import { Scene } from '@/components/ui/scene';
import type { LongText } from '@/lib/html/markdown';

type Props = { text: LongText };

/** The first screen of the biography, with a table of contents. */
export function BiographyHero({ text: { title, opening, sections } }: Props) {
  const t = useTranslations('biography');

  return (
    <Scene src="/images/biography/duo.webp" shade="biography-shade" loads="first">
      <div className="page-width grid min-h-svh content-end gap-8 pt-24 pb-20">
        <Badge>{t('title')}</Badge>
        <h1 className="max-w-5xl font-display text-display text-balance">{title}</h1>
        <PlainProse text={opening} />
        <TableOfContents label={t('contents')} sections={sections} className="max-w-5xl" />
      </div>
    </Scene>
  );
}
