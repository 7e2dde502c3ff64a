/** The audio files of a track in the Media Library, and the waveform, which is read from one of them. */
(function (wp, settings) {
  var el = wp.element.createElement;
  var __ = wp.i18n.__;

  /** The number of equal parts of an audio file. The waveform has one bar for each part. */
  var parts = 160;

  /** The maximum size of a file whose waveform is read, in bytes. Decoding a larger file would need too much memory. */
  var mostBytes = 60e6;

  /** The maximum volume in each part, from 0 to 100. The loudest part has 100. */
  settings.peaksOf = function (channels) {
    var length = channels[0] ? channels[0].length : 0;
    var peaks = Array.from({ length: parts }, function (_, part) {
      var most = 0;
      channels.forEach(function (samples) {
        var end = Math.floor(((part + 1) * length) / parts);
        for (var n = Math.floor((part * length) / parts); n < end; n++) {
          most = Math.max(most, Math.abs(samples[n] || 0));
        }
      });
      return most;
    });
    var loudest = Math.max.apply(null, peaks) || 1;
    return peaks.map(function (peak) {
      return Math.round((100 * peak) / loudest);
    });
  };

  /**
   * Reads the waveform and the length in seconds of an audio file. Rejects if the browser cannot decode the file.
   * @param {ChosenFile} file
   */
  async function readSound(file) {
    if (file.filesizeInBytes > mostBytes) {
      throw new Error('The audio file is too large to be decoded.');
    }
    var response = await fetch(file.url);
    if (!response.ok) throw new Error('The audio file could not be loaded.');
    // At a low sample rate (8000 Hz), so that a long track needs little memory.
    var context = new OfflineAudioContext(1, 1, 8000);
    var sound = await context.decodeAudioData(await response.arrayBuffer());
    var channels = Array.from({ length: sound.numberOfChannels }, function (_, channel) {
      return sound.getChannelData(channel);
    });
    return { id: file.id, peaks: settings.peaksOf(channels), seconds: Math.round(sound.duration) };
  }

  /**
   * Reads the first of these files that the browser can decode. Rejects if it can decode none.
   * @param {ChosenFile[]} files at least one
   * @returns {ReturnType<typeof readSound>}
   */
  function readFirst(files) {
    // Never undefined: there is at least one file.
    var first = /** @type {ChosenFile} */ (files[0]);
    return readSound(first).catch(function (error) {
      if (files.length === 1) throw error;
      return readFirst(files.slice(1));
    });
  }

  /**
   * Sorts audio files. MP3 files, which every browser plays, come last: a browser plays the first file that it can.
   * @param {number[]} ids
   */
  function inOrder(ids) {
    var isForAll = function (/** @type {number} */ id) {
      var sound = settings.sounds[id];
      return !!sound && sound.type === 'audio/mpeg';
    };
    return ids.slice().sort(function (one, other) {
      return Number(isForAll(one)) - Number(isForAll(other));
    });
  }

  /** Opens the Media Library. @param {(files: ChosenFile[]) => unknown} tell called with the chosen files */
  function choose(tell) {
    var frame = wp.media({
      title: __('Choose the sound of this track', 'headless-companion'),
      button: { text: __('Use as the sound', 'headless-companion') },
      library: { type: 'audio' },
      multiple: true,
    });
    frame.on('open', function () {
      frame.content.mode('browse');
    });
    frame.on('select', function () {
      tell(frame.state().get('selection').toJSON());
    });
    frame.open();
  }

  /**
   * Props: `track`; `id`, the id of the button; `change`, which gets an object with the changed fields, or a function
   * that returns it for the track as it is then.
   */
  settings.TrackSound = function (props) {
    var status = wp.element.useState('');
    var ids = props.track.audio;

    /** @param {ChosenFile[]} files */
    async function take(files) {
      if (!files.length) return;
      files.forEach(function (file) {
        settings.sounds[file.id] = { name: file.filename, type: file.mime };
      });
      var chosen = files.map(function (file) {
        return file.id;
      });
      props.change(function (track) {
        return { audio: inOrder(Array.from(new Set(track.audio.concat(chosen)))).slice(0, 6) };
      });
      status[1](__('The waveform is being read…', 'headless-companion'));
      try {
        var read = await readFirst(files);
        // The editor may have changed the track, or removed the file, while it was being read.
        props.change(function (track) {
          if (track.audio.indexOf(read.id) < 0) return {};
          return { peaks: read.peaks, length: track.length || read.seconds };
        });
        status[1](__('The waveform has been read.', 'headless-companion'));
      } catch {
        // The waveform of another file of the track stays.
        status[1](
          __('This sound has no waveform: the browser cannot read it.', 'headless-companion'),
        );
      }
    }

    /** @param {number} id */
    function remove(id) {
      var left = ids.filter(function (each) {
        return each !== id;
      });
      props.change(left.length ? { audio: left } : { audio: [], peaks: [] });
      var button = document.getElementById(props.id);
      if (button) button.focus();
    }

    return el(
      'fieldset',
      { className: 'headless-track__sound' },
      el('legend', null, __('Sound', 'headless-companion')),
      el(
        'ul',
        null,
        ids.map(function (id) {
          var sound = settings.sounds[id];
          var name = (sound && sound.name) || '#' + id;
          var label = wp.i18n.sprintf(
            /* translators: %s: name of a file */
            __('Do not use %s', 'headless-companion'),
            name,
          );
          return el(
            'li',
            { key: id },
            el('span', null, name),
            el(
              'button',
              {
                type: 'button',
                className: 'button-link button-link-delete',
                'aria-label': label,
                onClick: function () {
                  remove(id);
                },
              },
              __('Remove', 'headless-companion'),
            ),
          );
        }),
      ),
      el(
        'button',
        {
          type: 'button',
          id: props.id,
          className: 'button',
          disabled: !settings.mayChoose || ids.length >= 6,
          onClick: function () {
            choose(take);
          },
        },
        __('Choose from the Media Library', 'headless-companion'),
      ),
      el('p', { className: 'headless-track__status', role: 'status' }, status[0]),
    );
  };
})(window.wp, window.headlessCompanionTracks);
