// Preloaded into the process of Playground, so that its server listens on the loopback interface only. By itself it
// would listen on every interface, and the password of this WordPress is in this repository.
import { Server } from 'node:net';

const listen = Server.prototype.listen;

Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  return typeof port === 'number' && typeof rest[0] !== 'string'
    ? Reflect.apply(listen, this, [port, '127.0.0.1', ...rest])
    : Reflect.apply(listen, this, [port, ...rest]);
};
