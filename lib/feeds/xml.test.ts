import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { x } from 'xastscript';

import { toXmlFile } from './xml';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  htmlEntities: true,
});

describe('toXmlFile', () => {
  it.each(['Above & below', '<b>&lt;b&gt;</b>', '&amp;amp;', 'a ]]> b', '"quoted" & ‘so’', '🎹 ä'])(
    'writes %s so that a parser reads it unchanged, in texts and attributes',
    (words) => {
      const file = toXmlFile(x('a', { words }, [x('b', words)]));

      expect(XMLValidator.validate(file)).toBe(true);
      expect(parser.parse(file).a).toEqual({ words, b: words });
    },
  );

  it('omits characters that are invalid in XML', () => {
    expect(parser.parse(toXmlFile(x('a', 'b\u0000\u0007\ud800\ufffe\tc'))).a).toBe('b\tc');
  });
});
