import type { Metadata } from 'next';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { tagPage, tags } from '@/lib/cache';
import { env } from '@/lib/env';
import { settle } from '@/lib/outcome';
import { hiddenMetadata } from '@/lib/seo/metadata';

import { Basics } from './basics';
import { Events } from './events';
import { Home } from './home';
import { Texts } from './texts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

export const metadata: Metadata = hiddenMetadata('Style guide');

/** Every component in every state, for those who work on the site; served where STYLEGUIDE=1 asks for it. */
export default async function StyleGuidePage() {
  if (!(await settle('page', async () => env.STYLEGUIDE || null))) return <NotFoundView />;
  // Not kept: a site beside this one may share its pages and not want this one.
  await tagPage([tags.outcome('partial')]);

  return (
    <PageFrame href={{ pathname: '/' }} bleeds isElsewhere>
      <div lang="en" className="grid grid-cols-1 gap-24 py-20">
        <h1 className="page-width font-display text-display">Style guide</h1>
        <Basics />
        <Events />
        <Home />
        <Texts />
      </div>
    </PageFrame>
  );
}
