<?php // error

namespace HeadlessCompanion;

function thing() {}
