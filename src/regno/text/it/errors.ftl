usage = { $message } ({ $usage })
unknown-language = lingua sconosciuta "{ $value }": serve una di { $known }
