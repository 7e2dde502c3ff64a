import { guessUsTimeZone } from './us-zone-guess';

describe('guessUsTimeZone', () => {
  it.each([
    ['Los Angeles', 'California', 'United States', 'PT'],
    ['New York', 'New York', 'United States', 'ET'],
    ['Chicago', 'Illinois', 'United States', 'CT'],
    ['Denver', 'Colorado', 'United States', 'MT'],
    ['Portland', 'Oregon', '', 'PT'],
    ['NASHVILLE', '', '', 'CT'],
    ['West Los Angeles Hills', '', '', 'PT'],
    ['', 'Nevada', '', 'PT'],
    ['Smallville', 'Kansas', '', 'CT'],
    ['Bozeman', 'Montana', '', 'MT'],
    ['Athens', 'Georgia', '', 'ET'],
    ['Bellingham', 'Washington', '', 'PT'],
    ['Washington, D.C.', '', '', 'ET'],
    ['Washington', 'D. C.', '', 'ET'],
    ['Washington', 'District of Columbia', '', 'ET'],
  ])('%s, %s, %s: %s', (city, region, third, zone) => {
    expect(guessUsTimeZone(city, region, third)).toBe(zone);
  });

  it.each([
    ['a city before a state', 'Denver', 'California', '', 'MT'],
    ['a Pacific city before an Eastern one', 'Boston', 'Seattle', '', 'PT'],
    ['an Eastern city before a Central one', 'Austin', 'Miami', '', 'ET'],
    ['a Central city before a Mountain one', 'Boise', 'Omaha', '', 'CT'],
    ['a Pacific state before an Eastern one', 'Ohio', 'Oregon', '', 'PT'],
    ['an Eastern state before a Central one', 'Texas', 'Maine', '', 'ET'],
    ['a Central state before a Mountain one', 'Utah', 'Iowa', '', 'CT'],
    ['what only the third part says', 'The Barn', '', 'Denver', 'MT'],
  ])('takes %s', (_, city, region, third, zone) => {
    expect(guessUsTimeZone(city, region, third)).toBe(zone);
  });

  it.each([
    ['neither town nor region is given', '', '', 'California'],
    ['they are only spaces', ' ', ' ', 'California'],
    ['nothing is known of the place', 'Luzern', 'Luzern', 'Switzerland'],
  ])('is empty when %s', (_, city, region, third) => {
    expect(guessUsTimeZone(city, region, third)).toBe('');
  });
});
