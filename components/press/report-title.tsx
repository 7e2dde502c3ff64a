import { ExternalLink } from '@/components/ui/external-link';
import type { Report } from '@/lib/press';

type Props = { report: Report };

/** The title of a report, in its language; a link where there is still something to be read, heard or seen. */
export function ReportTitle({ report: { title, language, url } }: Props) {
  if (!url) return <span lang={language}>{title}</span>;

  return (
    <ExternalLink
      href={url}
      className="transition-colors duration-300 group-hover:text-gold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-gold"
    >
      <span lang={language}>{title}</span>{' '}
    </ExternalLink>
  );
}
