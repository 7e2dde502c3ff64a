import { useTranslations } from 'next-intl';

type Props = {
  /** Counted from 1. */
  number: number;
  count: number;
  title: string;
  /** The language of the title, if it is not that of the page. */
  lang: string | undefined;
};

/** Tells screen readers which slide a visitor has moved to. */
export function SlideAnnouncement({ number, count, title, lang }: Props) {
  const t = useTranslations('home.carouselControls');

  return t.rich('shown', { number, count, title: () => <span lang={lang}>{title}</span> });
}
