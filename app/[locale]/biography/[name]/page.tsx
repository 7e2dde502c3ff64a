import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { Chapter } from '@/components/biography/chapter';
import { StoryEnd } from '@/components/biography/story-end';
import { StoryOpening } from '@/components/biography/story-opening';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { lifeStories, type LifeStory } from '@/content/biography/pictures';
import { readLongText } from '@/lib/documents';
import { settle } from '@/lib/outcome';
import { everyLocale } from '@/lib/prerender';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () =>
  everyLocale.flatMap((locale) => lifeStories.map((name) => ({ ...locale, name })));

type Props = PageProps<'/[locale]/biography/[name]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await load(params);
  if (!name) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const t = await getTranslations('biography');
  return pageMetadata({
    title: t('storyTitle', { name: site.performers[roles[name]] }),
    description: t(`${roles[name]}.description`),
    href: hrefOf(name),
    locale: await getLocale(),
  });
}

export default async function LifeStoryPage({ params }: Props) {
  const name = await load(params);
  if (!name) return <NotFoundView />;

  const t = await getTranslations('biography');
  const text = await readLongText(`biography/${name}`, await getLocale());
  const other = lifeStories.find((each) => each !== name)!;
  return (
    <PageFrame href={hrefOf(name)} bleeds>
      <div className="chapters">
        <StoryOpening name={name} part={t(`${roles[name]}.part`)} text={text} />
        {text.sections.map((section, index) => (
          <Chapter
            key={section.id}
            section={section}
            number={index + 1}
            src={`/images/biography/${name}-${index + 1}.webp`}
          />
        ))}
      </div>
      <StoryEnd other={{ name: other, title: site.performers[roles[other]] }} />
    </PageFrame>
  );
}

const roles = { aura: 'singer', lune: 'pianist' } as const;

const hrefOf = (name: LifeStory) => ({ pathname: '/biography/[name]', params: { name } }) as const;

async function load(params: Props['params']): Promise<LifeStory | null> {
  const asked = decodeURIComponent((await params).name);

  return settle('page', async () => lifeStories.find((name) => name === asked) ?? null);
}
