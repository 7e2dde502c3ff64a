// Preloaded into WordPress, whose server would listen on every interface with a password that everybody can read.
import { Server } from 'node:net';

const listen = Server.prototype.listen;

Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  return typeof port === 'number' && typeof rest[0] !== 'string'
    ? listen.call(this, port, '127.0.0.1', ...rest)
    : listen.call(this, port, ...rest);
};
