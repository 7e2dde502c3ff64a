import { toLlmsTxt } from './llms-txt-file';

describe('toLlmsTxt', () => {
  it('is Markdown with a name, a summary and links that say where they lead', () => {
    const links = [
      { title: 'News [all]', address: 'https://site.example/news', text: 'What is new.' },
      { title: 'Contact', address: 'https://site.example/contact', text: '' },
    ];

    expect(toLlmsTxt('Name', 'What it is.', [{ title: 'English', links }])).toBe(
      '# Name\n\n> What it is.\n\n## English\n\n' +
        '- [News \\[all\\]](https://site.example/news): What is new.\n' +
        '- [Contact](https://site.example/contact)\n',
    );
  });
});
