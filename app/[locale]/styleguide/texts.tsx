import { Prose } from '@/components/ui/prose';
import { Skeleton } from '@/components/ui/skeleton';
import { env } from '@/lib/config/env';
import { toRichText } from '@/lib/html/rich-text';

import { Specimen } from './specimen';

const html = `
<p>A paragraph with <a href="/news">a link</a>, <strong>weight</strong> and <em>a voice of its own</em>.</p>
<h2>A heading</h2>
<ul><li>the first tone</li><li>the second tone</li></ul>
<ol><li>listen</li><li>sing</li></ol>
<blockquote><p>Nobody sounds like anybody else.</p><cite>A listener in Lucerne</cite></blockquote>
<figure><img src="${env.SITE_URL}/images/fallback.webp" alt="A pattern of light" width="1600" height="1000"><figcaption>Sand on a plate.</figcaption></figure>
<hr>
<h3>A smaller heading</h3>
<p>And a last paragraph.</p>`;

/** Texts as editors write them, and the skeletons shown while a text loads. */
export function Texts() {
  return (
    <>
      <Specimen name="Prose">
        <Prose text={toRichText(html, 'en')} />
      </Specimen>
      <Specimen name="Skeletons">
        <div className="grid max-w-2xl gap-4">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </Specimen>
    </>
  );
}
