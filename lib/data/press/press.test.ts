import { readScanName } from './press';

describe('the name of a cutting', () => {
  it('says when and where it was printed', () => {
    expect(readScanName('2012-09-14 Luzerner Abendfaden.webp')).toEqual({
      date: '2012-09-14',
      outlet: 'Luzerner Abendfaden',
    });
  });

  it('is refused without a date', () => {
    expect(() => readScanName('Luzerner Abendfaden.webp')).toThrow('Luzerner Abendfaden');
  });
});
