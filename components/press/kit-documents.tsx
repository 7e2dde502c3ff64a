import { useLocale, useTranslations } from 'next-intl';

import { addressOf, madeFile } from '@/lib/data/press/document-files';
import type { MadeFiles, PressDocument } from '@/lib/data/press/documents';

import { ChangedOn } from './kit-changes';

type Props = { documents: PressDocument[]; files: MadeFiles };

/** Technical documents for promoters, with what changed last, and a contact for each. */
export function KitDocuments({ documents, files }: Props) {
  const t = useTranslations('press.kit.documents');

  return (
    <section aria-labelledby="documents" className="grid gap-6">
      <h3 id="documents" className="font-display text-heading">
        {t('title')}
      </h3>
      <p className="max-w-[38rem] text-haze">{t('text')}</p>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {documents.map((document) => (
          <li key={document.file.en} className="grid content-start gap-3 rounded-card p-7 pane">
            <Entry document={document} files={files} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ document, files }: { document: PressDocument; files: MadeFiles }) {
  const t = useTranslations('press.kit.documents');
  const locale = useLocale();
  const other = locale === 'en' ? 'de' : 'en';
  const { title, contact, changes } = document;
  const { bytes, pages } = madeFile(files, document, locale);
  const [latest] = changes;

  return (
    <>
      <h4 className="font-display text-[1.375rem] leading-snug">
        <a href={addressOf(document, locale)} className="link-line text-gold">
          {title[locale]}
        </a>
      </h4>
      <p className="text-base text-haze">
        {t('size', { pages, size: Math.ceil(bytes / 1000) })} ·{' '}
        <a href={addressOf(document, other)} hrefLang={other} className="link-line text-gold">
          <span lang={other}>{title[other]}</span> ({t('other')})
        </a>
      </p>
      {latest && (
        <p className="text-base text-haze">
          <ChangedOn change={latest} />
        </p>
      )}
      <p className="text-base text-haze">
        {contact.part[locale]}: {contact.name},{' '}
        <a href={`mailto:${contact.email}`} className="link-line wrap-anywhere text-gold">
          {contact.email}
        </a>
      </p>
    </>
  );
}
