import examples from '../../../wordpress/contract/ticket-addresses.json';
import { env } from '../../config/env';
import { parseEvent } from './queries';

const ticketTo = (address: string) => {
  const url = address.replace('{content}', env.WORDPRESS_URL).replace('{site}', env.SITE_URL);
  const event = { id: 1, title: 'Salt', start_date: '2027-03-12', buy_ticket: { url, text: 'Go' } };
  return parseEvent(event, 'en').ticket;
};

describe('the link to the tickets of an event', () => {
  it.each(examples.shown)('is shown when it leads to %s', (address) => {
    expect(ticketTo(address)).not.toBeNull();
  });

  it.each(examples.leftOut)('is left out when it leads to %s', (address) => {
    expect(ticketTo(address)).toBeNull();
  });
});
