import type { Section } from '@/lib/html/markdown';

type Props = { label: string; sections: Pick<Section, 'id' | 'title'>[]; className?: string };

/** The table of contents of a long page. */
export function TableOfContents({ label, sections, className = '' }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap gap-2.5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="pill">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
