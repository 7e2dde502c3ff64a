import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Cymatic } from '@/components/ui/cymatic';
import { GeneratedFigure } from '@/components/ui/generated-figure';
import { ExternalLink } from '@/components/ui/external-link';
import { Field } from '@/components/ui/field';
import { PageLink } from '@/components/ui/page-link';
import { site } from '@/lib/site';

import { Specimen } from './specimen';

const colours = [
  ['ink', 'bg-ink'],
  ['night', 'bg-night'],
  ['plum', 'bg-plum'],
  ['violet', 'bg-violet'],
  ['orchid', 'bg-orchid'],
  ['rose', 'bg-rose'],
  ['gold', 'bg-gold'],
  ['champagne', 'bg-champagne'],
  ['mist', 'bg-mist'],
  ['haze', 'bg-haze'],
];

/** Colours, type, controls and surfaces. */
export function Basics() {
  return (
    <>
      <Specimen name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
          {colours.map(([name, fill]) => (
            <li key={name} className="grid gap-2">
              <span className={`h-20 rounded-card border border-edge ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <div className="grid gap-6">
          <p className="font-display text-display">Display 432</p>
          <p className="font-display text-title">
            Title: Kommende Veranstaltungen, Haftungsausschluss, Őrség, Şile
          </p>
          <p className="font-display text-heading">Heading: a song that only you could bring</p>
          <p className="text-lead text-haze">Lead: a few words that make you want to go on.</p>
          <p>Text: {'the quick brown fox jumps over the lazy dog. '.repeat(3)}</p>
          <Badge>Badge</Badge>
        </div>
      </Specimen>
      <Specimen name="Buttons and links">
        <p className="flex flex-wrap items-center gap-6">
          <button type="button" className={buttonClass('gold')}>
            Gold
          </button>
          <button type="button" className={buttonClass('glass')}>
            Glass
          </button>
          <button type="button" className={buttonClass('gold', 'button-small')}>
            Small
          </button>
          <button type="button" disabled className={buttonClass('gold')}>
            Not now
          </button>
          <PageLink href={{ pathname: '/news' }} className="link-line text-gold">
            A link in words
          </PageLink>
          <ExternalLink href={site.links.app} className="link-line text-gold">
            A link to another site{' '}
          </ExternalLink>
        </p>
      </Specimen>
      <Specimen name="Fields">
        <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
          <Field name="empty" label="Empty" required />
          <Field name="filled" label="Filled" hint="optional" defaultValue="Wiegenlied" />
        </div>
      </Specimen>
      <Specimen name="Cards and figures">
        <div className="grid gap-6 md:grid-cols-3">
          <Card title="On a pane" mark={<Cymatic figure="small-8" className="size-18 text-gold" />}>
            Words that take up three lines when there is room for them, and more when there is not.
          </Card>
          <Card title="Donaudampfschifffahrtsgesellschaftskapitän" surface="glass">
            A long word in a narrow place.
          </Card>
          <GeneratedFigure title="A missing picture" className="aspect-4/3 rounded-card" />
        </div>
      </Specimen>
    </>
  );
}
