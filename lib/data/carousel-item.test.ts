import examples from '../../wordpress/contract/carousel.json';
import { env } from '../config/env';
import { rawCarouselItem, toCarouselItem } from './carousel-item';

/** The example row of the contract with these columns replaced, and with the hosts of this test's environment. */
const rowWith = (change: object) => {
  const hosts = {
    ...{ '{content}': env.WORDPRESS_URL, '{site}': env.SITE_URL, '{supabase}': env.SUPABASE_URL },
    '{www}': env.WORDPRESS_URL.replace('//', '//www.'),
  };
  const text = JSON.stringify({ ...examples.row, ...change });
  return JSON.parse(
    text.replace(/\{(content|site|supabase|www)\}/g, (name) => hosts[name as keyof typeof hosts]),
  ) as unknown;
};

const itemWith = (change: object, locale: 'en' | 'de') =>
  toCarouselItem(rawCarouselItem.parse(rowWith(change)), locale);

describe('a row of the carousel', () => {
  it.each(Object.entries(examples.shown))('is shown %s', (_, change) => {
    expect(rawCarouselItem.safeParse(rowWith(change)).error).toBeUndefined();
  });

  it.each(Object.entries(examples.leftOut))('is left out %s', (_, change) => {
    expect(rawCarouselItem.safeParse(rowWith(change)).success).toBe(false);
  });
});

describe('an item', () => {
  it('has German words and a German address only on the German page', () => {
    const german = {
      title_de: 'Winterräume',
      button_text_de: 'Zu den Terminen',
      button_url_de: '/news',
    };

    expect(itemWith(german, 'de')).toMatchObject({
      title: 'Winterräume',
      titleLanguage: undefined,
      button: { text: 'Zu den Terminen', textLanguage: undefined, url: '/de/news' },
    });
    expect(itemWith(german, 'en')).toMatchObject({
      title: 'Winter Rooms',
      titleLanguage: undefined,
      button: { text: 'See the dates', url: '/events' },
    });
  });

  it('has English words, marked as English, when there are no German ones', () => {
    expect(itemWith({ title_de: 'Winterräume' }, 'de')).toMatchObject({
      titleLanguage: undefined,
      button: { text: 'See the dates', textLanguage: 'en', url: '/de/veranstaltungen' },
    });
    expect(itemWith({}, 'de')).toMatchObject({ title: 'Winter Rooms', titleLanguage: 'en' });
  });

  it('needs none of the German columns', () => {
    const { title_de, button_text_de, button_url_de, ...row } = examples.row;

    expect([title_de, button_text_de, button_url_de]).toEqual([null, null, null]);
    expect(toCarouselItem(rawCarouselItem.parse(row), 'de').titleLanguage).toBe('en');
  });
});
