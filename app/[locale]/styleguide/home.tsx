import { Carousel } from '@/components/home/carousel';
import { NewsPreview } from '@/components/home/news-preview';
import { NewsTile } from '@/components/home/news-tile';
import { specimenPictures } from '@/content/specimens';
import type { CarouselItem } from '@/lib/data/carousel-item';
import type { PostSummary } from '@/lib/data/posts/post';

import { Specimen } from './specimen';

/** The carousel and the news: without items, with one item, and with far too much text. */
export function Home() {
  return (
    <>
      <Specimen name="Carousel without items" wide>
        <Carousel items={[]} />
      </Specimen>
      <Specimen name="Carousel with one item" wide>
        <Carousel items={items(1)} label="One slide" />
      </Specimen>
      <Specimen name="Carousel with twelve items" wide>
        <Carousel items={items(12)} label="Twelve slides" />
      </Specimen>
      <Specimen name="News tiles">
        <div className="grid gap-6 md:grid-cols-2">
          <NewsTile post={post('Without a picture there is the evening sky')} />
          <NewsTile post={post('Schifffahrtsgesellschaft '.repeat(8))} />
        </div>
      </Specimen>
      <Specimen name="News without posts" wide>
        <NewsPreview posts={[]} />
      </Specimen>
    </>
  );
}

function items(count: number): CarouselItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title:
      index === 1
        ? 'A title that is much longer than anybody should write it, '.repeat(3)
        : `Slide ${index + 1}`,
    imageUrl: `/images/carousel/${specimenPictures[index % specimenPictures.length]}.webp`,
    button: { text: 'Have a look', url: '/news', opensNewTab: index % 2 === 1 },
    createdOn: '2026-11-05',
  }));
}

function post(title: string): PostSummary {
  return {
    id: title.length,
    slug: 'sample',
    date: '2026-11-05',
    title,
    image: null,
    language: 'en',
    languages: ['en'],
    categories: [],
  };
}
