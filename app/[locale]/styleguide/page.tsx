import type { Metadata } from 'next';

import { PageNotFound } from '@/components/not-found/page-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { env } from '@/lib/config/env';
import { loadOrFallBack, markNoStore } from '@/lib/cache/load-or-fall-back';
import { hiddenMetadata } from '@/lib/seo/metadata';

import { Basics } from './basics';
import { Events } from './events';
import { Home } from './home';
import { Texts } from './texts';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

export const metadata: Metadata = hiddenMetadata('Style guide');

/** Every component in every state, for developers of the site. Served only with STYLEGUIDE=1. */
export default async function StyleGuidePage() {
  if (!(await loadOrFallBack('page', async () => env.STYLEGUIDE || null))) return <PageNotFound />;
  await markNoStore();

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
