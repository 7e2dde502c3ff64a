import { requestTable } from './supabase';

export type Slide = {
  id: number;
  title: string;
  title_de: string | null;
  active: boolean;
  background_image_url: string;
};

const table = 'auralune_carousel';

/** All slides of the carousel's table, in their order. */
export const storedSlides = (): Promise<Slide[]> => requestTable(table, { order: 'display_order' });

/** Adds a copy of the first slide, active and without German words, directly in Supabase. Returns its id. */
export async function addSlide(title: string): Promise<number> {
  const [first] = await storedSlides();
  const row = { ...first, title, active: true, display_order: 0 };
  const words = ['id', 'title_de', 'button_text_de', 'button_url_de'];
  const body = Object.fromEntries(Object.entries(row).filter(([name]) => !words.includes(name)));
  const [added] = await requestTable<Slide>(table, {}, { method: 'POST', body });

  return added!.id;
}

/** Deletes the slides whose titles begin with these words directly in Supabase. */
export async function deleteSlides(title: string): Promise<void> {
  await requestTable(table, { title: `like.${title}*` }, { method: 'DELETE' });
}
